import { filled } from '../catalogue.ts';
import { dateIn } from '../date-in.ts';
import type { WorkerLanguage } from '../worker-language.ts';
import { english } from './english.ts';
import { kiswahili } from './kiswahili.ts';
import { codeOf, type Refusal, type RefusalCode, type RefusalValue } from './refusal.ts';

const catalogues: Readonly<Record<WorkerLanguage, Readonly<Record<RefusalCode, string>>>> = {
  en: english,
  sw: kiswahili,
};

function valueText(language: WorkerLanguage, value: RefusalValue): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value instanceof Date) return dateIn(language, value);
  return value.map((code) => catalogues[language][code]).join(', ');
}

/** A refusal in the language of its reader. */
export function refusalText(language: WorkerLanguage, refusal: Refusal): string {
  const values: Readonly<Record<string, RefusalValue>> =
    typeof refusal === 'string' ? {} : refusal.parameters;
  return filled(catalogues[language][codeOf(refusal)], (name) => valueText(language, values[name] ?? ''));
}
