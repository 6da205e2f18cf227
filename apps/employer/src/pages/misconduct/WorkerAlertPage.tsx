import { LoadedMisconduct } from './LoadedMisconduct.tsx';
import { WorkerAlert } from './WorkerAlert.tsx';

export default function WorkerAlertPage() {
  return <LoadedMisconduct title="Worker Alert">{(about) => <WorkerAlert {...about} />}</LoadedMisconduct>;
}
