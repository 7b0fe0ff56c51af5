import type { ReactNode } from 'react';
import { useAtLeastOne } from '../../fields/edit/useAtLeastOne.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';

const TARGETS = ['assets', 'nodes'];

/** A plan that names neither assets nor nodes would change nothing (contract: accounts, section 5.2). */
export function PlanTargets(): ReactNode {
  useAtLeastOne(TARGETS, usePartWords('later')('forms.targetMissing'));
  return null;
}
