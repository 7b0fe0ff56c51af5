export { replayStorages as default } from './storages.ts';
