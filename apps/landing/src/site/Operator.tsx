import type { ReactNode } from 'react';
import { Text } from '@repo/ui/primitives/Text';
import { useBlank, WhenFilled } from './filling.tsx';
import type { Language } from './languages.ts';
import { operatorWords } from './operator-words.ts';

interface OperatorProps {
  readonly language: Language;
}

/** Who answers for this site, as it was set up; never a made-up company. Where nobody was named, it says so. */
export function Operator({ language }: OperatorProps) {
  return <RunBy language={language} otherwise={<Text>{operatorWords[language].nameless}</Text>} />;
}

/** The same for pages that the law does not oblige to say it: nothing where nobody was named. */
export function RunBy({ language, otherwise }: OperatorProps & { readonly otherwise?: ReactNode }) {
  const name = useBlank('operator');
  return (
    <WhenFilled blank="operator" otherwise={otherwise}>
      <Text weight="medium">{operatorWords[language].runBy(name)}</Text>
    </WhenFilled>
  );
}
