import {
  contactText,
  hasDecidedReferences,
  NO_ENTRIES,
  referenceStatus,
  sectionWords,
  type CheckedSection,
  type Row,
} from '@repo/domain/report-words';
import { checkStates } from '@repo/domain/status-vocabulary';
import type { DeepCheck } from './build-report.ts';
import type { Block } from './pdf/printed-document.ts';

/** Rows of label and value, for print. */
export const facts = (rows: readonly Row[]): Block => ({
  kind: 'facts',
  rows: rows.map(({ term, value }) => [term, value]),
});

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** An open section, for print. */
export function sectionBlocks(deepCheck: DeepCheck, section: CheckedSection, title: string): Block[] {
  const { status, rows, notes } = sectionWords(deepCheck, section);
  return [
    {
      kind: 'heading',
      text: title,
      ...(status === null ? {} : { state: { text: status.text, tone: checkStates[status.status].tone } }),
    },
    ...(rows.length === 0 ? [] : [facts(rows)]),
    ...(notes === null ? [] : [paragraph(notes)]),
    // An empty list in place of a check that stopped, or does not apply, would read like a result.
    ...(status?.status === 'stopped' || status?.status === 'not_applicable'
      ? []
      : details(deepCheck, section)),
  ];
}

function details(deepCheck: DeepCheck, section: CheckedSection): Block[] {
  const { references = [], work_history: entries = [], ended } = deepCheck;
  if (section === 'references')
    return references.flatMap((reference) => [
      facts([
        {
          term: 'Reference',
          value: `${reference.ref_name} (${referenceStatus(reference.verified, hasDecidedReferences(deepCheck))})`,
        },
        ...(reference.relationship === null ? [] : [{ term: 'Relationship', value: reference.relationship }]),
        { term: 'Contact', value: contactText(reference.ref_contact, ended) },
      ]),
      ...(reference.feedback === null ? [] : [paragraph(reference.feedback)]),
    ]);
  if (section !== 'work_history') return [];
  if (entries.length === 0) return [paragraph(`${NO_ENTRIES}.`)];
  return [
    facts(
      entries.map(({ position, employer, duration }) => ({
        term: position,
        value: `${employer}, ${duration}`,
      })),
    ),
  ];
}
