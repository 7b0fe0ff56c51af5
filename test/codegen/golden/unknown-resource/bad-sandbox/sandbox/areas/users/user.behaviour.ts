import { table } from '../../kernel/core/tables.ts';

const USERS = table('users.usr');

export default { sizes: { mini: [USERS] } };
