import type { ReactNode } from 'react';
import { Text } from '@repo/ui/primitives/Text';
import { useBlank, WhenFilled } from './filling.tsx';
import type { Language } from './languages.ts';
import { operatorWords } from './operator-words.ts';

interface OperatorProps {
  readonly language: Language;
}

/** The configured operator of this site, never an invented company. Without a configured name, it says so. */
export function Operator({ language }: OperatorProps) {
  return <RunBy language={language} otherwise={<Text>{operatorWords[language].nameless}</Text>} />;
}

/** The same for pages without a legal duty to name the operator. Renders nothing without a configured name. */
export function RunBy({ language, otherwise }: OperatorProps & { readonly otherwise?: ReactNode }) {
  const name = useBlank('operator');
  return (
    <WhenFilled blank="operator" otherwise={otherwise}>
      <Text weight="medium">{operatorWords[language].runBy(name)}</Text>
    </WhenFilled>
  );
}
