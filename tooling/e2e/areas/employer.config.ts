import { areaConfig } from '../support/area-config.ts';

// More than the machine has cores: a journey spends half of its time waiting for what a person would wait for.
export default areaConfig({ name: 'employer', workers: 3 });
