// Runs all checks of the client side by side, and tells what each of those that fail has to say.

import { spawn } from "node:child_process";

const CHECKS = ["types", "lint", "styles", "workflows", "formatted"]; // scripts of package.json

function run(name) {
  const begun = performance.now();
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", name], { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    child.stdout.on("data", (more) => (said += more));
    child.stderr.on("data", (more) => (said += more));
    child.on("close", (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`check: ${name} ${code === 0 ? "passed" : "FAILED"} in ${seconds} s`);
      if (code !== 0) console.error(said);
      resolve(code === 0);
    });
  });
}

const passed = await Promise.all(CHECKS.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
