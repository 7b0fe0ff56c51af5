export { RequestForm as default } from './RequestForm.tsx';
