/**
 * Runs scripts of package.json, one more at once than there are processors, as browsers wait now and then, and prints what each has
 * to say in one piece. Name the longest first, so that the others run beside it.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const waiting = process.argv.slice(2);

async function work(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const start = performance.now();
    const { output, code } = await run(name);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${name}: ${code === 0 ? 'good' : 'FAILED'}, ${seconds} s\n${output}`.trimEnd());
    if (code !== 0) process.exitCode = 1;
  }
}

function run(name: string): Promise<{ readonly output: string; readonly code: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ output, code: code ?? 1 }));
  });
}

await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
