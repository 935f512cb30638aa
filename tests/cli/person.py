"""Sits at a terminal for a test: runs a command there, types each answer when its prompt shows, prints what was seen."""

import json
import os
import pty
import select
import sys
import time

command, folder, answers = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
pid, terminal = pty.fork()
if pid == 0:
    os.chdir(folder)
    os.execvp("bash", ["bash", "-c", command])

seen, read_to = "", 0
end = time.monotonic() + 40
while time.monotonic() < end:
    if select.select([terminal], [], [], 0.1)[0]:
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        seen += piece.decode("utf8", "replace")
    if answers and answers[0][0] in seen[read_to:]:
        read_to = len(seen)
        # A person needs a moment too; a prompt that has only just been drawn may not listen yet.
        time.sleep(0.2)
        os.write(terminal, answers.pop(0)[1].encode())

code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
print(json.dumps({"code": code, "seen": seen, "unasked": [prompt for prompt, _ in answers]}))
