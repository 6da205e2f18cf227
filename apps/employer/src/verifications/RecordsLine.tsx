import { Text } from '@repo/ui/primitives/Text';
import { recordsText, type CaseScore } from './case-score.ts';

/** The number of misconduct records, or that nobody searched for them yet. */
export const RecordsLine = ({ records }: Pick<CaseScore, 'records'>) => (
  <Text size="small" tone={(records ?? 0) > 0 ? 'danger' : 'muted'}>
    {recordsText(records)}
  </Text>
);
