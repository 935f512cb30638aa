<?php
// Writes what the screen "Tools > Export" of WordPress offers for download.
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/export.php';

wp_set_current_user(1);
export_wp();
