import { uniqBy } from 'es-toolkit/array';
import { isServed } from '../../model/gates.ts';
import { actionsOf } from '../../model/offers.ts';
import { errorAt, type Rule } from '../rule.ts';
import { repeats } from '../walk/repeats.ts';

/** No two actions of a resource that stand at one place, on one version of the server, have the same label. */
export const repeatedLabel: Rule = {
  name: 'repeated-label',
  check({ project, model }) {
    const servers = model.app.servers.length > 0 ? model.app.servers : [{ version: undefined }];
    const buttons = [...model.resources.values()].flatMap(({ definition: { id, ...definition } }) =>
      actionsOf(definition).flatMap(({ label, key, on, gate = {} }) =>
        servers
          .filter(({ version }) => isServed(gate, version))
          .flatMap(({ version }) =>
            on.map((place) => ({ label: String(label), key, place: `${id} ${place} ${version}` })),
          ),
      ),
    );
    return Object.values(project.catalogues).flatMap((texts) => {
      const labelled = buttons.flatMap((button) => {
        const text = texts.get(button.label);
        return text ? { ...button, text } : [];
      });
      const repeated = repeats(labelled, ({ place, text }) => `${place} ${text.text}`);
      return uniqBy(repeated, ({ item }) => item.label).map(({ item, first }) =>
        errorAt(item.text, {
          message: `The actions '${first.key}' and '${item.key}' stand side by side as '${item.text.text}'.`,
          expected: 'a label of its own',
          related: [
            { message: 'It stands first here.', file: first.text.file, range: first.text.range },
          ],
        }),
      );
    });
  },
};
