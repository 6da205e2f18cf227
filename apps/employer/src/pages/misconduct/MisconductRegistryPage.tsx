import { LoadedMisconduct } from './LoadedMisconduct.tsx';
import { RegistryView } from './RegistryView.tsx';

export default function MisconductRegistryPage() {
  return (
    <LoadedMisconduct title="Misconduct Registry">{(about) => <RegistryView {...about} />}</LoadedMisconduct>
  );
}
