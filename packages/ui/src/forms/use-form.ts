import { useForm as useFields } from '@mantine/form';
import { useEffect, useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useFocusFirstError } from '../use-focus-first-error.ts';

/** One message per invalid field. An empty object for valid values. */
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The reason why the input was not saved, in words for people. */
export interface Refusal {
  /** By the fields' names. The message covers errors without a field in the form. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly message: string;
}

type Key<Values> = keyof Values & string;

export interface FormSettings<Values, Name extends Key<Values>, Saved> {
  /** The fields that can be invalid, by their names on the wire, from the top down. */
  readonly fields: readonly Name[];
  /** The first values. A function is called once. */
  readonly initial: Values | (() => Values);
  /** A rule of `@repo/domain`: it decides, and has the words. */
  readonly validate: (values: Values) => FieldErrors<Name>;
  readonly save: (values: Values) => Promise<Saved>;
  /** For the screen only: it is not called after the screen was left. Work that must be stored belongs into `save`. */
  readonly onSaved: (saved: Saved, values: Values) => void;
  readonly refusalOf: (error: unknown, values: Values) => Refusal;
  /** Gets a refusal that arrives after the form has gone: the only place where a person can read it then. */
  readonly onRefusedAway?: (refusal: Refusal) => void;
  /** Fields that show their errors on blur, not only when the form is sent. */
  readonly checkedOnLeave?: readonly Key<Values>[];
  /** Completes a value when its field is left: a phone's 254. */
  readonly completedOnLeave?: { readonly [K in Key<Values>]?: (value: Values[K]) => Values[K] };
  /** A form of several screens: even one error is listed in a summary above it, because its field may be out of sight. */
  readonly isLong?: boolean;
}

type Messages = Readonly<Record<string, string | undefined>>;
const pick = (names: readonly string[], errors: Messages): Readonly<Record<string, string>> =>
  Object.fromEntries(names.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
const isEmpty = (errors: object) => Object.keys(errors).length === 0;

/**
 * The behaviour of every form. Errors show at their fields when the form is sent. A single error takes the focus, and
 * several have a summary above the form. An edit of a field removes its error. The form is never sent twice at once,
 * and the input stays whatever the result.
 */
export function useForm<Values extends object, Name extends Key<Values>, Saved>(
  settings: FormSettings<Values, Name, Saved>,
) {
  const { fields, validate, checkedOnLeave = [], completedOnLeave, isLong = false } = settings;
  const [initialValues] = useState(settings.initial);
  const form = useFields<Values>({
    initialValues,
    validate: (values) => pick(fields, validate(values)),
    // It would clear all errors: one value is set as a part of all values, because the types support that.
    clearInputErrorOnChange: false,
  });
  const [message, setMessage] = useState<string | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const lead = useFocusFirstError<Name>(isLong);
  const saving = useRef(false);
  const here = useRef(true);
  const latest = useRef(settings);
  const id = useId();

  useLayoutEffect(() => {
    latest.current = settings;
  });
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const idOf = (name: string) => `${id}-${name}`;
  const errorAt = (name: string) => {
    const error = form.errors[name];
    return typeof error === 'string' ? error : undefined;
  };
  const forget = () => setMessage(null);
  const focusFirst = (errors: object) => lead.focusFirst(fields.filter((name) => name in errors));
  const refuse = (refusal: Refusal) => {
    const known = pick(fields, refusal.fields ?? {});
    form.setErrors(known);
    if (!isEmpty(known)) focusFirst(known);
    if (isEmpty(known) || Object.keys(refusal.fields ?? {}).some((name) => !(name in known)))
      setMessage(refusal.message);
  };

  const set = <K extends Key<Values>>(name: K, value: Values[K]) => {
    form.setValues<Values>({ ...form.getValues(), [name]: value });
    form.clearFieldError(name);
    forget();
    setUnsaved(true);
  };
  const leave = <K extends Key<Values>>(name: K, value: Values[K]) => {
    const completed = completedOnLeave?.[name]?.(value) ?? value;
    if (completed !== value) set(name, completed);
    if (!checkedOnLeave.includes(name)) return;
    const errors: Messages = validate(form.getValues());
    const error = errors[name];
    // A valid field keeps the service's error until it is edited.
    if (error) form.setErrors((others) => ({ ...others, [name]: error }));
  };

  const send = form.onSubmit(async (values) => {
    saving.current = true;
    forget();
    let saved: Saved;
    try {
      saved = await latest.current.save(values);
    } catch (error) {
      const { refusalOf, onRefusedAway } = latest.current;
      if (here.current) refuse(refusalOf(error, values));
      else onRefusedAway?.(refusalOf(error, values));
      return;
    } finally {
      saving.current = false;
    }
    if (!here.current) return;
    latest.current.onSaved(saved, values);
    setUnsaved(false);
  }, focusFirst);

  return {
    values: form.values,
    /** True while it is being saved. */
    busy: form.submitting,
    /** True from the first edit until it is saved. */
    isUnsaved,
    hasErrors: !isEmpty(form.errors),
    /** The props of a field. */
    field: <K extends Key<Values>>(name: K) => ({
      id: idOf(name),
      name,
      value: form.values[name],
      error: errorAt(name),
      onChange: (value: Values[K]) => set(name, value),
      onBlur: () => leave(name, form.getValues()[name]),
      ref: lead.controlOf(name),
    }),
    /** Sets a value as if it had been typed. */
    set,
    /** Sets all values at once, as if they had been typed. */
    fill: (values: Values) => {
      form.setValues<Values>(values);
      setUnsaved(true);
    },
    /** An empty form again, with nothing unsaved. */
    reset: () => {
      form.reset();
      forget();
      setUnsaved(false);
    },
    /** Whether these fields are valid. It focuses the errors. For other actions on a part of the form. */
    check: (names: readonly Name[]): boolean => {
      const errors = pick(names, validate(form.getValues()));
      form.setErrors(errors);
      if (!isEmpty(errors)) focusFirst(errors);
      return isEmpty(errors);
    },
    /** The error of the last attempt as a whole, until the next attempt or an edit of a field. */
    message,
    forgetMessage: forget,
    summary: lead.summaryOf((name) => {
      const error = errorAt(name);
      return error === undefined ? undefined : { fieldId: idOf(name), message: error };
    }),
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!saving.current) send(event);
    },
  };
}
