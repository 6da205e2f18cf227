import type { FormError } from '@repo/ui/components/ErrorSummary';
import { useEffect, useEffectEvent, useRef } from 'react';

interface FieldsOnSteps<Name extends string, Step> {
  readonly form: {
    readonly field: (name: Name) => { readonly id: string; readonly error: string | undefined };
    readonly summary: { readonly attempt: number; readonly errors: readonly FormError[] };
  };
  /** In the order of the steps, from top to bottom. */
  readonly fields: readonly Name[];
  readonly stepOf: (name: Name) => Step;
  /** The step on the screen. */
  readonly step: Step;
  readonly goTo: (step: Step) => void;
  /** The field that the form opens with. */
  readonly first?: Name;
  /** True while a dialog over the form needs an answer first. */
  readonly waits?: boolean;
}

/** One form on several steps. The hook leads the worker to a wrong field on any step. */
export function useFieldsOnSteps<Name extends string, Step>({
  form,
  fields,
  stepOf,
  step,
  goTo,
  first,
  waits = false,
}: FieldsOnSteps<Name, Step>) {
  const wanted = useRef(first);
  const focusOn = (name: Name) => document.getElementById(form.field(name).id)?.focus();
  const arrive = useEffectEvent(() => {
    if (wanted.current !== undefined) focusOn(wanted.current);
    wanted.current = undefined;
  });
  // The screen has just focused its heading. A requested field takes precedence.
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
