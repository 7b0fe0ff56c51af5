import { useContext, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { valueAt } from '../../../codegen/model/conditions.ts';
import { isEmpty, type FieldRecord } from '../values.ts';
import { FieldChecksContext } from './FieldChecksContext.ts';

/**
 * At least one of these fields must be filled in: each of them says so before anything is sent, and
 * falls silent as soon as any is (spec 2, section 5).
 *
 * @param paths in the form around it; the same list in every render
 * @param message in the language of the person
 */
export function useAtLeastOne(paths: readonly string[], message: string): void {
  const checks = useContext(FieldChecksContext);
  const { watch, trigger, getFieldState } = useFormContext();
  useEffect(() => {
    if (!checks) return undefined;
    const check = (values: FieldRecord) =>
      paths.every((path) => isEmpty(valueAt(values, path))) ? message : undefined;
    for (const path of paths) checks.set(path, check);
    const watching = watch((_values, { name }) => {
      if (name === undefined || !paths.includes(name)) return;
      const others = paths.filter((path) => path !== name && getFieldState(path).invalid);
      if (others.length > 0) void trigger(others);
    });
    return () => {
      watching.unsubscribe();
      for (const path of paths) checks.delete(path);
    };
  }, [checks, getFieldState, message, paths, trigger, watch]);
}
