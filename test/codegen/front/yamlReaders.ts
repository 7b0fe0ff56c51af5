import { readPlainYaml } from '../../../codegen/read/plainYaml.ts';
import { readByLibrary } from '../../../codegen/read/yaml.ts';

/** What the plain reader of YAML reads in another way than the library; undefined when it leaves the text to it. */
export function difference(text: string): string | undefined {
  const plain = readPlainYaml(text);
  if (!plain) return undefined;
  const { located, diagnostics } = readByLibrary({ path: 'a.yaml', text });
  if (!located) return `the library refuses ${JSON.stringify(text)}: ${diagnostics[0]?.message}`;
  const [ours, theirs] = [plain.value, located.value].map((value) => JSON.stringify(value));
  return ours === theirs ? undefined : `${JSON.stringify(text)}: ${ours}, not ${theirs}`;
}
