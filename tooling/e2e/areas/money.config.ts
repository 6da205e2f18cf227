import { areaConfig } from '../support/area-config.ts';

// More than the machine has cores: a journey spends half of its time on waits that a person would also have.
export default areaConfig({ name: 'money', workers: 3 });
