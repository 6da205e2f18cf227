import type { FormError } from '@repo/ui/components/ErrorSummary';
import { useEffect, useEffectEvent, useRef } from 'react';

interface FieldsOnSteps<Name extends string, Step> {
  readonly form: {
    readonly field: (name: Name) => { readonly id: string; readonly error: string | undefined };
    readonly summary: { readonly attempt: number; readonly errors: readonly FormError[] };
  };
  /** From the top of the first step down. */
  readonly fields: readonly Name[];
  readonly stepOf: (name: Name) => Step;
  /** The one that is on the screen. */
  readonly step: Step;
  readonly goTo: (step: Step) => void;
  /** Something stands over the form that is read first. */
  readonly waits?: boolean;
}

/** One form on several steps: whatever is wrong with it is led to, on whichever step it stands. */
export function useFieldsOnSteps<Name extends string, Step>({
  form,
  fields,
  stepOf,
  step,
  goTo,
  waits = false,
}: FieldsOnSteps<Name, Step>) {
  const wanted = useRef<Name>(undefined);
  const focusOn = (name: Name) => document.getElementById(form.field(name).id)?.focus();
  const arrive = useEffectEvent(() => {
    if (wanted.current !== undefined) focusOn(wanted.current);
    wanted.current = undefined;
  });
  // The screen has just given the focus to its heading; a field that was asked for goes before.
  useEffect(() => arrive(), [step]);

  const goToField = (name: Name | undefined) => {
    if (name === undefined) return;
    if (stepOf(name) === step) {
      focusOn(name);
      return;
    }
    wanted.current = name;
    goTo(stepOf(name));
  };
  const goToFirstWrong = () => goToField(fields.find((name) => form.field(name).error !== undefined));
  const { attempt } = form.summary;
  const leadOn = useEffectEvent(() => {
    if (attempt > 0 && !waits) goToFirstWrong();
  });
  useEffect(() => leadOn(), [attempt]);

  return {
    goToFirstWrong,
    summary: {
      ...form.summary,
      errors: form.summary.errors.map((error) => ({
        ...error,
        onFollow: () => goToField(fields.find((name) => form.field(name).id === error.fieldId)),
      })),
    },
  };
}
