import { Dashboard } from './Dashboard.tsx';

/** The dashboard of the console (contract: dashboards, section 1). */
export default Dashboard;
