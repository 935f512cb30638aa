<?php
// Shows the site in the theme that is named, with whatever widgets and menus it has by default.
require __DIR__ . '/wp-load.php';

switch_theme($argv[1]);
