import { filled, type FilledCode, type Names, type PlainCode } from '../catalogue.ts';
import type { WorkerLanguage } from '../worker-language.ts';
import { english } from './english.ts';
import { kiswahili } from './kiswahili.ts';

type English = typeof english;
export type PlainConfirmation = PlainCode<English>;
type ValuesOf<Code extends FilledCode<English>> = Readonly<Record<Names<English[Code]>, string>>;

const catalogues: Readonly<Record<WorkerLanguage, Readonly<Record<keyof English, string>>>> = {
  en: english,
  sw: kiswahili,
};

/** The confirmation of a successful call, in the language of its reader. */
export function confirmationText(language: WorkerLanguage, code: PlainConfirmation): string;
export function confirmationText<Code extends FilledCode<English>>(
  language: WorkerLanguage,
  code: Code,
  values: ValuesOf<Code>,
): string;
export function confirmationText(
  language: WorkerLanguage,
  code: keyof English,
  values: Readonly<Record<string, string>> = {},
): string {
  return filled(catalogues[language][code], (name) => values[name] ?? '');
}
