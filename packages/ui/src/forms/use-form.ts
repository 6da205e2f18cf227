import { useForm as useFields } from '@mantine/form';
import { useEffect, useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useFocusFirstError } from '../use-focus-first-error.ts';

/** One message per wrong field; an empty object for values that may be saved. */
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Why what was typed was not saved, in words for people. */
export interface Refusal {
  /** By the fields' names; what the form has no field for is told by the message. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly message: string;
}

type Key<Values> = keyof Values & string;

export interface FormSettings<Values, Name extends Key<Values>, Saved> {
  /** The fields that can be wrong, by their names on the wire, from the top down. */
  readonly fields: readonly Name[];
  /** What it shows at first; a function is asked once. */
  readonly initial: Values | (() => Values);
  /** A rule of `@repo/domain`: it decides, and has the words. */
  readonly validate: (values: Values) => FieldErrors<Name>;
  readonly save: (values: Values) => Promise<Saved>;
  /** For the screen alone: one that was left is told nothing any more. What must be written down belongs into `save`. */
  readonly onSaved: (saved: Saved, values: Values) => void;
  readonly refusalOf: (error: unknown, values: Values) => Refusal;
  /** Fields whose errors show as soon as they are left, not only when the form is sent. */
  readonly checkedOnLeave?: readonly Key<Values>[];
  /** What is added to a value when its field is left: a phone's 254. */
  readonly completedOnLeave?: { readonly [K in Key<Values>]?: (value: Values[K]) => Values[K] };
  /** A form of several screens: even one error is summed up above it, because its field may be out of sight. */
  readonly isLong?: boolean;
}

type Messages = Readonly<Record<string, string | undefined>>;
const pick = (names: readonly string[], errors: Messages): Readonly<Record<string, string>> =>
  Object.fromEntries(names.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
const isEmpty = (errors: object) => Object.keys(errors).length === 0;

/**
 * How every form works. Errors show when it is sent, at their fields; one alone takes the focus, several are summed up above
 * the form. A field's error goes when the field is edited. Nothing is sent twice at once, and what was typed stays whatever
 * becomes of it.
 */
export function useForm<Values extends object, Name extends Key<Values>, Saved>(
  settings: FormSettings<Values, Name, Saved>,
) {
  const { fields, validate, checkedOnLeave = [], completedOnLeave, isLong = false } = settings;
  const [initialValues] = useState(settings.initial);
  const form = useFields<Values>({
    initialValues,
    validate: (values) => pick(fields, validate(values)),
    // It would clear all of them: one value is set as a part of all values, which the types can follow.
    clearInputErrorOnChange: false,
  });
  const [message, setMessage] = useState<string | null>(null);
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
  };
  const leave = <K extends Key<Values>>(name: K, value: Values[K]) => {
    const completed = completedOnLeave?.[name]?.(value) ?? value;
    if (completed !== value) set(name, completed);
    if (!checkedOnLeave.includes(name)) return;
    const errors: Messages = validate(form.getValues());
    const error = errors[name];
    // A field that is right keeps what the service said of it until it is edited.
    if (error) form.setErrors((others) => ({ ...others, [name]: error }));
  };

  const send = form.onSubmit(async (values) => {
    saving.current = true;
    forget();
    let saved: Saved;
    try {
      saved = await latest.current.save(values);
    } catch (error) {
      if (here.current) refuse(latest.current.refusalOf(error, values));
      return;
    } finally {
      saving.current = false;
    }
    if (here.current) latest.current.onSaved(saved, values);
  }, focusFirst);

  return {
    values: form.values,
    /** While it is being saved. */
    busy: form.submitting,
    hasErrors: !isEmpty(form.errors),
    /** What a field is given. */
    field: <K extends Key<Values>>(name: K) => ({
      id: idOf(name),
      name,
      value: form.values[name],
      error: errorAt(name),
      onChange: (value: Values[K]) => set(name, value),
      onBlur: () => leave(name, form.getValues()[name]),
      ref: lead.controlOf(name),
    }),
    /** Sets a value that was not typed, as if it had been. */
    set,
    /** Whether these fields are right; leads to what is wrong. For what else can be done with a part of the form. */
    check: (names: readonly Name[]): boolean => {
      const errors = pick(names, validate(form.getValues()));
      form.setErrors(errors);
      if (!isEmpty(errors)) focusFirst(errors);
      return isEmpty(errors);
    },
    /** What the last attempt failed with as a whole, until the next one or until a field is edited. */
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
