/** Menus come after the first screen; asked for twice, they are fetched once. */
export const loadMenu = () => import('./OpenMenu.tsx');
