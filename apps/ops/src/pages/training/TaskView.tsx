import { Button } from '@repo/ui/components/Button';
import { SampleTag } from '@repo/ui/components/SampleTag';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { SplitView } from '@repo/ui/patterns/SplitView';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useEffect, useRef, useState } from 'react';
import { Explanation } from './Explanation.tsx';
import type { Given } from './given.ts';
import type { Progress } from './progress.ts';
import { taskIds, type TaskId } from './task-ids.ts';
import { TaskForm } from './TaskForm.tsx';
import { tasks } from './tasks.ts';

interface TaskViewProps {
  readonly id: TaskId;
  readonly answers: Progress['answers'];
  readonly onAnswer: (given: Given, written: string) => void;
  readonly onTakeBack: () => void;
  readonly onGo: (to: Progress['at']) => void;
}

/** One task: what is asked, the evidence, and the form or, after the decision, the explanation. */
export function TaskView({ id, answers, onAnswer, onTakeBack, onGo }: TaskViewProps) {
  const [now] = useState(() => new Date());
  const asked = useRef<HTMLHeadingElement>(null);
  const explained = useRef<HTMLHeadingElement>(null);
  const task = tasks[id];
  const answer = answers[id];
  const opened = useRef(answer);
  // The form and the explanation take the place of each other, and of the button that had the focus.
  useEffect(() => {
    if (opened.current === answer) return;
    opened.current = answer;
    (answer === undefined ? asked : explained).current?.focus();
  }, [answer]);
  const before = taskIds[taskIds.indexOf(id) - 1];
  const after = taskIds[taskIds.indexOf(id) + 1];
  const isWhole = taskIds.every((each) => each in answers);
  return (
    <Stack gap="large">
      <TitledCard title="What is asked of you" titleRef={asked}>
        <Text>{task.asked}</Text>
      </TitledCard>
      <SplitView
        // As on the page of an identity.
        share={task.kind === 'identity' ? 'twoThirds' : 'half'}
        besideLabel={answer === undefined ? 'The decision' : 'After the decision'}
        beside={
          <Stack gap="medium">
            {answer === undefined ? (
              <TaskForm kind={task.kind} now={now} onDecided={onAnswer} />
            ) : (
              <Explanation
                task={task}
                answer={answer}
                titleRef={explained}
                next={
                  after === undefined || isWhole
                    ? { label: 'What you decided', onPress: () => onGo('end') }
                    : { label: `Next: ${tasks[after].title}`, onPress: () => onGo(after) }
                }
                onTakeBack={onTakeBack}
              />
            )}
            {before !== undefined && (
              <div>
                <Button variant="secondary" size="small" onClick={() => onGo(before)}>
                  Back: {tasks[before].title}
                </Button>
              </div>
            )}
          </Stack>
        }
      >
        <Stack gap="medium">
          <div>
            <SampleTag />
          </div>
          <KeyPlace hotkey="e" label="Evidence">
            <task.Evidence now={now} />
          </KeyPlace>
        </Stack>
      </SplitView>
    </Stack>
  );
}
