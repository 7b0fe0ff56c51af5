import { lazyPart } from '../../i18n/lazyPart.tsx';

/**
 * The login page, loaded when somebody needs it. It does not stand in `main.tsx`: a module with a component of its own takes
 * changes by itself under `npm run dev`, and that one has to be loaded again as a whole.
 */
export const Login = lazyPart(() => import('./LoginPage.tsx'));
