import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { Stepper } from '@repo/ui/components/Stepper';
import { Screen } from '../../shell/Screen.tsx';
import { Summary } from './Summary.tsx';
import { taskIds } from './task-ids.ts';
import { tasks } from './tasks.ts';
import { TaskView } from './TaskView.tsx';
import { useProgress } from './use-progress.ts';

/** The case with which a new member learns the work. It asks the service nothing and sends it nothing. */
export default function TrainingPage() {
  const { progress, goTo, answer, takeBack, startAgain } = useProgress();
  const { at, answers } = progress;
  const place = at === 'end' ? taskIds.length : taskIds.indexOf(at);
  return (
    <Screen
      title={at === 'end' ? 'Training: what you decided' : `Training: ${tasks[at].title}`}
      subtitle={
        at === 'end'
          ? 'All six checks.'
          : `${String(place + 1)} of ${String(taskIds.length)}, about ten minutes in all.`
      }
      action={
        Object.keys(answers).length > 0 && (
          <Button variant="secondary" size="small" onClick={startAgain}>
            Start again
          </Button>
        )
      }
    >
      <Banner tone="info" title="Everybody in this case is invented.">
        Nothing that you decide or write here is sent or kept. Only this tab remembers how far you are, until
        you close it.
      </Banner>
      <Stepper
        label="The training case"
        steps={taskIds.map((id) => tasks[id].title)}
        current={place + 1}
        incomplete={taskIds.flatMap((id, index) => (id in answers ? [] : [index + 1]))}
        stepText={(step, total) => `${step} of ${total}`}
      />
      {at === 'end' ? (
        <Summary answers={answers} onOpen={goTo} />
      ) : (
        <TaskView
          key={at}
          id={at}
          answers={answers}
          onAnswer={(given, written) => answer(at, given, written)}
          onTakeBack={() => takeBack(at)}
          onGo={goTo}
        />
      )}
    </Screen>
  );
}
