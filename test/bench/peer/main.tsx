import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, Resource } from 'react-admin';
import { authProvider, dataProvider } from './provider.ts';

const userForm = () => import('./UserForm.tsx');
const groups = () => import('./groups.tsx');
const UserList = lazy(() => import('./UserList.tsx'));
const UserCreate = lazy(() => userForm().then(({ UserCreate: Create }) => ({ default: Create })));
const UserEdit = lazy(() => userForm().then(({ UserEdit: Edit }) => ({ default: Edit })));
const GroupList = lazy(() => groups().then(({ GroupList: List }) => ({ default: List })));
const GroupCreate = lazy(() => groups().then(({ GroupCreate: Create }) => ({ default: Create })));
const GroupEdit = lazy(() => groups().then(({ GroupEdit: Edit }) => ({ default: Edit })));

/** A console as the documentation of react-admin shows it. `npm run bench` measures ours beside it. */
function App() {
  return (
    <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
      <Resource
        name="users/users"
        options={{ label: 'Users' }}
        recordRepresentation="name"
        list={UserList}
        create={UserCreate}
        edit={UserEdit}
      />
      <Resource
        name="users/groups"
        options={{ label: 'User groups' }}
        recordRepresentation="name"
        list={GroupList}
        create={GroupCreate}
        edit={GroupEdit}
      />
    </Admin>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
