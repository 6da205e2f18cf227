import type { FormError } from '@repo/ui/components/ErrorSummary';
import { useEffect, useState } from 'react';

/** By their names on the wire, from the top down; also the fields' ids. */
export const fieldNames = ['name', 'phone', 'location'] as const;
export type FieldName = (typeof fieldNames)[number];
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/**
 * What is wrong with a form after an attempt that failed. One wrong field takes the focus, with its error to be heard;
 * where there are several, the summary above the form does. An error goes when its field is edited.
 */
export function useRefusal() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refused, setRefused] = useState<{ readonly attempt: number; readonly names: readonly FieldName[] }>({
    attempt: 0,
    names: [],
  });
  useEffect(() => {
    const [first, ...others] = refused.names;
    if (first !== undefined && others.length === 0) document.getElementById(first)?.focus();
  }, [refused]);

  const told = refused.names.length > 1 ? fieldNames : [];
  return {
    errors,
    summary: {
      attempt: refused.attempt,
      errors: told.flatMap((name): FormError[] => {
        const message = errors[name];
        return message === undefined ? [] : [{ fieldId: name, message }];
      }),
    },
    refuse: (found: FieldErrors) => {
      setErrors(found);
      const names = fieldNames.filter((name) => found[name] !== undefined);
      setRefused(({ attempt }) => ({ attempt: attempt + 1, names }));
    },
    mend: (name: FieldName) => setErrors(({ [name]: _mended, ...others }) => others),
  };
}
