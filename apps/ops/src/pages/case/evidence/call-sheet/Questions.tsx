import { refereeChoiceLabels, refereeChoices, refereeQuestions } from '@repo/domain/reference-call';
import type { WorkerLanguage } from '@repo/domain/worker-language';
import { TextArea, type TextAreaProps } from '@repo/ui/components/TextArea';
import { ToggleGroup } from '@repo/ui/components/ToggleGroup';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState } from 'react';
import type { CallValues } from './call-values.ts';

interface QuestionsProps {
  readonly values: CallValues;
  readonly set: <Name extends keyof CallValues>(name: Name, value: CallValues[Name]) => void;
  /** The props of the field of a question that is answered in words. */
  readonly field: (name: 'period' | 'duties' | 'concerns') => Omit<TextAreaProps, 'label'>;
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'sw', label: 'Kiswahili' },
] as const;

/** What a referee is asked, in the language of the call. The answers stay when the member changes the language. */
export function Questions({ values, set, field }: QuestionsProps) {
  const [language, speak] = useState<WorkerLanguage>('en');
  const choices = refereeChoices.map((value) => ({ value, label: refereeChoiceLabels[language][value] }));
  return (
    <>
      <ToggleGroup label="Language of the call" options={languages} value={language} onChange={speak} />
      <div lang={language}>
        <Stack gap="medium">
          {refereeQuestions.map((question) =>
            question.kind === 'choice' ? (
              <ToggleGroup
                key={question.id}
                label={question[language]}
                options={choices}
                value={values[question.id]}
                onChange={(value) => set(question.id, value)}
              />
            ) : (
              <TextArea key={question.id} label={question[language]} rows={2} {...field(question.id)} />
            ),
          )}
        </Stack>
      </div>
    </>
  );
}
