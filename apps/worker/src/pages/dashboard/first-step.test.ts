import { expect, it } from 'vitest';
import { approved, firstDay, halfway, toDoAgain } from '../../../stories/worker-status.ts';
import { firstStepOf } from './first-step.ts';

it.each([
  ['her profile before all else', firstDay, { step: 'profile_created', number: 1, of: 5 }],
  ['then her identity', toDoAgain, { step: 'id_uploaded', number: 2, of: 5 }],
  ['nothing once she has sent her photos', halfway, null],
  ['nothing once all is done', approved, null],
])('asks for %s', (_case, status, step) => {
  expect(firstStepOf(status)).toEqual(step);
});
