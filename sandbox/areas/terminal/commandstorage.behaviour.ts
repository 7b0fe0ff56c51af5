export { commandStorages as default } from './storages.ts';
