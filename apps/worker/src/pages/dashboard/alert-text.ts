import type { WireNotification } from '@repo/api-client/queries/worker-app';
import type { Translator } from '../../language/use-language.ts';

/** The text of a value. The app words some values. A name stays as it is. */
const valueInWords = ({ inWords }: Pick<Translator, 'inWords'>, name: string, value: string): string => {
  if (name !== 'check' && name !== 'document') return value;
  const key = name === 'check' ? `notice.check.${value}` : `notice.document.${value}`;
  const words = inWords(key);
  return words === key ? value : words;
};

/** The text in the language of the worker for a known kind, else the text of the service. */
export function alertText(translator: Translator, { kind, values, title, text }: WireNotification) {
  const heading = `notice.${kind}.title`;
  const inHerWords = translator.inWords(heading);
  if (inHerWords === heading) return { title, text };
  const said: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) said[name] = valueInWords(translator, name, value);
  return { title: inHerWords, text: translator.inWords(`notice.${kind}`, said) };
}
