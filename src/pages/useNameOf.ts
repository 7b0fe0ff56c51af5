import { useGetRecordRepresentation } from 'ra-core';
import { useCallback } from 'react';
import type { FieldRecord } from '../fields/values.ts';

/**
 * Names records of a resource, everywhere in the same words: react-admin's record representation, which
 * `ResourceDefinitions` makes from the manifest.
 */
export function useNameOf(resource: string): (record: FieldRecord) => string {
  const represent = useGetRecordRepresentation(resource);
  return useCallback((record) => String(represent(record)), [represent]);
}
