// Loaded before a program by --import: writes the peak memory of its process, in kB, to a file when it ends.
import { writeFileSync } from 'node:fs';

process.on('exit', () => writeFileSync(process.env.PEAK_MEMORY_FILE, String(process.resourceUsage().maxRSS)));
