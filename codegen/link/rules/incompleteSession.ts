import { isMap } from '../../model/isMap.ts';
import type { SessionFacts, SessionParts } from '../../model/session.ts';
import { nearest } from '../../schema/nearest.ts';
import {
  errorAt,
  oneOf,
  placeOf,
  placeOfValue,
  type Finding,
  type LinkContext,
  type Rule,
} from '../rule.ts';

/** What of a capability has no meaning without the others. */
const NEEDED: Readonly<Partial<Record<keyof (SessionFacts & SessionParts), readonly string[]>>> = {
  login: ['address'],
  csrf: ['cookie', 'header'],
  organizations: ['header', 'cookie', 'current', 'all', 'default', 'lists'],
  announcement: ['setting'],
  messages: ['address', 'socket'],
  secrets: ['cookie'],
};

/** Preset and `session` together say everything that a capability needs, and the first page exists. */
export const incompleteSession: Rule = {
  name: 'incomplete-session',
  check({ project, model }) {
    const { app } = project;
    const unlisted = unknownLists({ project, model });
    if (!app?.value.session) return unlisted;
    const facts: Readonly<Record<string, unknown>> = { ...model.session };
    const missing = Object.entries(NEEDED).flatMap(([key, needed]) => {
      const told = facts[key];
      const without = isMap(told) ? needed.filter((name) => isUnset(told[name])) : [];
      return without.map((name) =>
        errorAt(placeOf(app, ['session', key]), {
          message: `Nothing says '${name}' of '${key}'.`,
          expected: `the key '${name}' in '${key}', a preset that has it, or '${key}: none'`,
        }),
      );
    });
    return [...missing, ...firstPage({ project, model }), ...unlisted];
  },
};

/** Views of organizations that the session has no list of; without organizations nobody is kept out. */
function unknownLists({ project, model }: LinkContext): readonly Finding[] {
  const { organizations } = model.session;
  if (!organizations?.lists) return [];
  const known = Object.keys(organizations.lists);
  return project.views.flatMap((located) => {
    const { organizations: list } = located.value;
    if (list === undefined || known.includes(list)) return [];
    return errorAt(placeOfValue(located, ['organizations']), {
      message: `'session' has no list of organizations '${list}'.`,
      expected: oneOf(known),
      suggestion: nearest(list, known),
    });
  });
}

const isUnset = (value: unknown): boolean => value === undefined || value === '';

function firstPage({ project: { app }, model }: LinkContext): readonly Finding[] {
  const page = app?.value.session?.firstLogin?.page;
  if (!app || page === undefined || model.routes.some(({ path }) => path === page)) return [];
  return [
    errorAt(placeOfValue(app, ['session', 'firstLogin', 'page']), {
      message: `No page stands at '${page}'.`,
      expected: 'the path of a page, without the base path',
    }),
  ];
}
