/** As the development server has it (`sandbox/kernel/serve/develop/tools.ts`). */
const TOOLS = '__gatehouse/';

/** The address of something that only the development server answers. */
export function toolAddress(name: string): string {
  return `${import.meta.env.BASE_URL}${TOOLS}${name}`;
}
