import { Dashboard } from './Dashboard.tsx';

/** The dashboard of the audit view: the same figures (contract: dashboards, section 1). */
export default Dashboard;
