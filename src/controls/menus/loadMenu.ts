/** Loaded after the first screen. */
export const loadMenu = () => import('./OpenMenu.tsx');
