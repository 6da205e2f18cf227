import type { WireNotification } from '@repo/api-client/queries/worker-app';
import { newsWordsAfterEnd } from '@repo/domain/request-outcome-words';
import type { Translator } from '../../language/use-language.ts';

/** The text of a value. The app words some values. A name stays as it is. */
const valueInWords = ({ inWords }: Pick<Translator, 'inWords'>, name: string, value: string): string => {
  if (name !== 'check' && name !== 'document') return value;
  const key = name === 'check' ? `notice.check.${value}` : `notice.document.${value}`;
  const words = inWords(key);
  return words === key ? value : words;
};

/**
 * The text in the language of the worker for a known kind, else the text of the service. That of a request that has ended
 * says what became of it.
 */
export function alertText(translator: Translator, alert: WireNotification) {
  const { kind, values, title, text, request } = alert;
  const { employer = '' } = values;
  const ended = newsWordsAfterEnd(translator.language, { kind, employer, outcome: request?.outcome ?? null });
  if (ended !== null) return ended;
  const heading = `notice.${kind}.title`;
  const inHerWords = translator.inWords(heading);
  if (inHerWords === heading) return { title, text };
  const said: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) said[name] = valueInWords(translator, name, value);
  return { title: inHerWords, text: translator.inWords(`notice.${kind}`, said) };
}
