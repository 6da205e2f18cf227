import { useForm, type FormSettings } from '@repo/ui/forms/use-form';
import { useLanguage } from './use-language.ts';

type FormOf<Values extends object, Name extends keyof Values & string, Saved> = ReturnType<
  typeof useForm<Values, Name, Saved>
>;

/** The texts of a form whose rules answer with message keys. */
export function useWorded<Values extends object, Name extends keyof Values & string, Saved>(
  form: FormOf<Values, Name, Saved>,
) {
  const { inWords } = useLanguage();
  return {
    ...form,
    field: <K extends keyof Values & string>(name: K) => {
      const field = form.field(name);
      return { ...field, error: field.error === undefined ? undefined : inWords(field.error) };
    },
    message: form.message === null ? null : inWords(form.message),
    summary: {
      ...form.summary,
      errors: form.summary.errors.map((error) => ({ ...error, message: inWords(error.message) })),
    },
  };
}

/**
 * A form whose rules answer with message keys. Its errors appear in the language of the page and change with it. A
 * message of the service appears unchanged.
 */
export function useWordedForm<Values extends object, Name extends keyof Values & string, Saved>(
  settings: FormSettings<Values, Name, Saved>,
) {
  return useWorded<Values, Name, Saved>(useForm(settings));
}
